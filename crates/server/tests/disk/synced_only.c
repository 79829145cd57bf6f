/* What a power cut would leave of a folder, kept up to date in a second folder while a program runs.
 *
 * A file that was written is not on the disk before it is synced, and its name is not there before its folder is synced. So
 * the content of a file is copied when the program calls fsync or fdatasync on it, and the names of the folder when it does so
 * on the folder. Everything else that the program does (open, write, truncate, rename, remove) changes nothing on the disk.
 * This is the harshest disk there can be: nothing reaches it unasked.
 *
 *   POWER_CUT_FOLDER   the folder that is watched
 *   POWER_CUT_DISK     the folder that shows what would be left:
 *                        content/INODE   the content of a file when it was last synced
 *                        names           a line "INODE NAME" for each file when the folder was last synced
 *
 * Each of these files is replaced in one step. If the program is killed in the middle of a sync, its effect is there or it is
 * not; the program has not been told that it is.
 *
 *   cc -shared -fPIC -o synced_only.so synced_only.c -ldl
 *   LD_PRELOAD=./synced_only.so program
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

/* A test that cannot see what it tests must not go on. */
static void stop(const char *what) {
    perror(what);
    _exit(99);
}

static int new_file(const char *path) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) stop(path);
    return file;
}

static void write_all(int file, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written < 0) stop("write");
        bytes += written;
        length -= (size_t)written;
    }
}

/* Reads through the program's own descriptor: closing another one would release the locks that SQLite has on the file. */
static void sync_content(int file, ino_t inode, const char *disk) {
    char part[4200], whole[4200], bytes[65536];
    snprintf(part, sizeof part, "%s/content.part", disk);
    snprintf(whole, sizeof whole, "%s/content/%lu", disk, (unsigned long)inode);
    int copy = new_file(part);
    off_t at = 0;
    ssize_t length;
    while ((length = pread(file, bytes, sizeof bytes, at)) > 0) {
        write_all(copy, bytes, (size_t)length);
        at += length;
    }
    if (length < 0) stop("pread");
    close(copy);
    if (rename(part, whole) != 0) stop(whole);
}

static void sync_names(const char *folder, const char *disk) {
    char part[4200], whole[4200], line[4200];
    snprintf(part, sizeof part, "%s/names.part", disk);
    snprintf(whole, sizeof whole, "%s/names", disk);
    int copy = new_file(part);
    DIR *names = opendir(folder);
    if (names == NULL) stop(folder);
    struct dirent *name;
    while ((name = readdir(names)) != NULL) {
        if (name->d_type != DT_REG) continue;
        int length = snprintf(line, sizeof line, "%lu %s\n", (unsigned long)name->d_ino, name->d_name);
        write_all(copy, line, (size_t)length);
    }
    closedir(names);
    close(copy);
    if (rename(part, whole) != 0) stop(whole);
}

static void note_sync(int file) {
    const char *folder = getenv("POWER_CUT_FOLDER"), *disk = getenv("POWER_CUT_DISK");
    char link[64], path[4096];
    struct stat about;
    if (folder == NULL || disk == NULL) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0 || fstat(file, &about) != 0) return;
    path[length] = '\0';
    size_t below = strlen(folder);
    if (strncmp(path, folder, below) != 0) return;
    pthread_mutex_lock(&one_at_a_time);
    if (path[below] == '\0' && S_ISDIR(about.st_mode)) sync_names(folder, disk);
    if (path[below] == '/' && S_ISREG(about.st_mode)) sync_content(file, about.st_ino, disk);
    pthread_mutex_unlock(&one_at_a_time);
}

typedef int (*sync_call)(int);

/* The copy comes last: what the system has not confirmed is not on the disk. */
int fsync(int file) {
    sync_call real = (sync_call)dlsym(RTLD_NEXT, "fsync");
    int outcome = real(file);
    if (outcome == 0) note_sync(file);
    return outcome;
}

int fdatasync(int file) {
    sync_call real = (sync_call)dlsym(RTLD_NEXT, "fdatasync");
    int outcome = real(file);
    if (outcome == 0) note_sync(file);
    return outcome;
}
