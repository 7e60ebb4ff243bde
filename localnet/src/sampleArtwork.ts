/** Texts and picture shared by the sample drops. */
export const SAMPLE_NAME = 'Local tide'
export const SAMPLE_DESCRIPTION = 'A sample open edition on the local network.'

/** Short enough for Aptos, where an item's document has 512 bytes. */
export const SAMPLE_PICTURE = dataUri(
  'image/svg+xml',
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    '<path fill="#10243f" d="M0 0h40v40H0"/><circle cx="28" cy="12" r="6" fill="#ffd27a"/>',
    '<path fill="#2c6e8f" d="M0 24q5-4 10 0t10 0 10 0 10 0v16H0"/>',
    '<path fill="#4fa3a5" d="M0 30q5-4 10 0t10 0 10 0 10 0v10H0"/></svg>',
  ].join(''),
)

/** Encodes text as a data: URI in base64. */
export function dataUri(type: string, content: string): string {
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`
}
