/** Text from a file that a person wrote. */
export interface DecodedText {
  /** Without a byte order mark. */
  readonly text: string
  /** First line that was read as Windows-1252; undefined = the file is Unicode. */
  readonly guessed?: GuessedText | undefined
}

/** The first line that is not plain ASCII, in a file that is not Unicode. */
export interface GuessedText {
  /** From 1. */
  readonly line: number
  /** The line as read, at most 60 characters. */
  readonly sample: string
}

/** Windows-1252 characters for the bytes 0x80 to 0x9f; all others are as in Latin-1. */
const UPPER = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const CHUNK = 8_192
const LONGEST_SAMPLE = 60

/**
 * Decodes a file that a person wrote without losing a letter: as UTF-8; as UTF-16 if it begins with a byte order
 * mark, as spreadsheets save "Unicode text"; otherwise as Windows-1252, as Excel saves plain CSV. The last is a
 * guess: show `guessNote` to the person.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const text = unicodeOf(bytes)
  if (text !== undefined) return { text }
  const guess = windowsText(bytes)
  const lines = guess.split(/\r\n?|\n/)
  // Bytes that are not Unicode are beyond ASCII.
  const index = Math.max(0, lines.findIndex(isBeyondAscii))
  const sample = (lines[index] ?? '').slice(0, LONGEST_SAMPLE)
  return { text: guess, guessed: { line: index + 1, sample } }
}

/** Returns a sentence for the author of a file that was read as Windows-1252; undefined = the file is Unicode. */
export function guessNote({ guessed }: Pick<DecodedText, 'guessed'>): string | undefined {
  if (!guessed) return undefined
  const { line, sample } = guessed
  return `The file is not UTF-8, so it is read as Windows-1252; save it as UTF-8 if line ${line} is wrong: ${sample}`
}

function unicodeOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** By hand: engines disagree about this decoder, and some take it for Latin-1. */
function windowsText(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return text.replace(/[\x80-\x9f]/g, (byte) => UPPER.charAt(byte.charCodeAt(0) - 0x80))
}

function isBeyondAscii(line: string): boolean {
  for (let at = 0; at < line.length; at += 1) if (line.charCodeAt(at) > 0x7f) return true
  return false
}
