/** Converts a range for creation times from milliseconds since 1970. */
export function createdBetween({ start, end }: { readonly start?: number; readonly end?: number }) {
  return {
    from: start === undefined ? undefined : new Date(start),
    to: end === undefined ? undefined : new Date(end),
  }
}
