/** Formats a root: 64 hex digits in lower case. */
export function rootText(root: Uint8Array): string {
  return Array.from(root, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
