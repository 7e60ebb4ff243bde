/** What an embedded mint page tells the page around it: how high it is, in CSS pixels. */
export interface HeightMessage {
  type: 'mintline:height'
  height: number
}

/** Higher than any mint page is. */
const HIGHEST = 10_000

/** The message that a page as high as this sends. */
export function heightMessage(height: number): HeightMessage {
  return { type: 'mintline:height', height: Math.ceil(height) }
}

/** The height that a message tells; undefined where it is another message, or one that makes no sense. */
export function heightOf(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  if (!('type' in message) || message.type !== 'mintline:height' || !('height' in message)) {
    return undefined
  }
  const { height } = message
  return typeof height === 'number' && height > 0 && height <= HIGHEST ? height : undefined
}
