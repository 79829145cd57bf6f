/* A disk on which syncs, writes and reads of a database fail at random while a program runs.
 *
 *   FAILING_DISK   a file of eight 64-bit numbers, which the program and the test share:
 *                    0-2   one in how many syncs, writes and reads fails; 0: none
 *                    3     the state of the random numbers
 *                    4-6   how many of each have failed
 *
 * A failed write has written half of its bytes, as a real one may have.
 *
 *   cc -shared -fPIC -o failing.so failing.c -ldl
 *   LD_PRELOAD=./failing.so program
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SYNC, WRITE, READ, RANDOM, FAILED };

static volatile uint64_t *shared;

__attribute__((constructor)) static void start(void) {
    const char *path = getenv("FAILING_DISK");
    int file = path == NULL ? -1 : open(path, O_RDWR | O_CLOEXEC);
    void *memory = file < 0 ? MAP_FAILED : mmap(NULL, 64, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory == MAP_FAILED) {
        /* A test that cannot break anything must not go on. */
        perror("FAILING_DISK");
        _exit(99);
    }
    close(file);
    shared = memory;
}

static uint64_t next_random(void) {
    /* splitmix64 */
    uint64_t mixed = __atomic_add_fetch(&shared[RANDOM], 0x9e3779b97f4a7c15u, __ATOMIC_RELAXED);
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    return mixed ^ (mixed >> 31);
}

static int is_of_database(int file) {
    char path[4200], link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = '\0';
    return strstr(path, ".db") != NULL;
}

static int fails(int what, int file) {
    if (shared == NULL || shared[what] == 0 || next_random() % shared[what] != 0) return 0;
    if (!is_of_database(file)) return 0;
    __atomic_add_fetch(&shared[FAILED + what], 1, __ATOMIC_RELAXED);
    errno = EIO;
    return 1;
}

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

int fsync(int file) {
    REAL(fsync);
    return fails(SYNC, file) ? -1 : real(file);
}

int fdatasync(int file) {
    REAL(fdatasync);
    return fails(SYNC, file) ? -1 : real(file);
}

#define PWRITE(name, offset)                                                 \
    ssize_t name(int file, const void *bytes, size_t count, offset at) {     \
        REAL(name);                                                          \
        if (!fails(WRITE, file)) return real(file, bytes, count, at);        \
        if (count > 1) (void)!real(file, bytes, count / 2, at);              \
        errno = EIO;                                                         \
        return -1;                                                           \
    }

PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define PREAD(name, offset)                                                  \
    ssize_t name(int file, void *bytes, size_t count, offset at) {           \
        REAL(name);                                                          \
        return fails(READ, file) ? -1 : real(file, bytes, count, at);        \
    }

PREAD(pread, off_t)
PREAD(pread64, off64_t)
