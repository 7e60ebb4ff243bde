import { createHash, randomBytes as nodeRandomBytes } from 'node:crypto'

/** A plain view of a Buffer's memory, for libraries that take a Uint8Array. */
export function viewOf(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
}

export function sha256(...parts: (Uint8Array | string)[]): Uint8Array {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return viewOf(hash.digest())
}

export function randomBytes(length: number): Uint8Array {
  return viewOf(nodeRandomBytes(length))
}

export function concatBytes(...parts: (Uint8Array | number[])[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}

/** Skips characters outside the alphabet, as Buffer does; use `decodeBase64` to refuse them. */
export function fromBase64(text: string): Uint8Array {
  return viewOf(Buffer.from(text, 'base64'))
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Undefined unless the text is padded standard base64. */
export function decodeBase64(text: string): Uint8Array | undefined {
  return text.length % 4 === 0 && BASE64.test(text) ? fromBase64(text) : undefined
}

export function fromHex(text: string): Uint8Array {
  return viewOf(Buffer.from(text, 'hex'))
}

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

export function toUtf8(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}
