/* A machine whose disk fills up and whose clock jumps while a program runs.
 *
 *   FAULTY_MACHINE   a folder; what is in it counts from that moment on:
 *                      disk-full   nothing can be written into databases and what lies beside them
 *                      clock       so many seconds are added to the wall clock
 *
 *   cc -shared -fPIC -o faulty_machine.so faulty_machine.c -ldl
 *   LD_PRELOAD=./faulty_machine.so program
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int note(const char *name, char *path, size_t size) {
    const char *folder = getenv("FAULTY_MACHINE");
    if (folder == NULL) return 0;
    snprintf(path, size, "%s/%s", folder, name);
    return access(path, R_OK) == 0;
}

static int is_full(int file) {
    char path[4200], link[64];
    if (!note("disk-full", path, sizeof path)) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = '\0';
    return strstr(path, ".db") != NULL;
}

#define WRITES(name, arguments, ...)                                             \
    ssize_t name arguments {                                                     \
        ssize_t(*real) arguments = (ssize_t(*) arguments)dlsym(RTLD_NEXT, #name); \
        if (!is_full(file)) return real(__VA_ARGS__);                            \
        errno = ENOSPC;                                                          \
        return -1;                                                               \
    }

WRITES(write, (int file, const void *bytes, size_t count), file, bytes, count)
WRITES(pwrite, (int file, const void *bytes, size_t count, off_t at), file, bytes, count, at)
WRITES(pwrite64, (int file, const void *bytes, size_t count, off64_t at), file, bytes, count, at)

int clock_gettime(clockid_t clock, struct timespec *time) {
    int outcome = (int)syscall(SYS_clock_gettime, clock, time);
    char path[4200], digits[32];
    if (outcome != 0 || clock != CLOCK_REALTIME || !note("clock", path, sizeof path)) return outcome;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? -1 : read(file, digits, sizeof digits - 1);
    if (file >= 0) close(file);
    if (length > 0) {
        digits[length] = '\0';
        time->tv_sec += atoll(digits);
    }
    return outcome;
}
