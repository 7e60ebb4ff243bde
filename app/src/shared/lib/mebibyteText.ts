/** Formats a file size limit: `32 MiB`. Fractions are dropped. */
export function mebibyteText(bytes: number): string {
  return `${Math.floor(bytes / 1_024 / 1_024)} MiB`
}
