/** Returns a file system error's code, such as `ENOENT`; undefined for any other value. */
export function systemCodeOf(error: unknown): string | undefined {
  const isSystem = error instanceof Error && 'code' in error && 'syscall' in error
  return isSystem ? String(error.code) : undefined
}
