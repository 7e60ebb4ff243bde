/** A bound on the size of files: `32 MiB`. Fractions are left out. */
export function mebibyteText(bytes: number): string {
  return `${Math.floor(bytes / 1_024 / 1_024)} MiB`
}
