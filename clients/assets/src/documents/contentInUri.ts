import type { MetadataDocument } from './metadataDocument.ts'

const DRAWING = 'image/svg+xml'
/** Characters that end an address, start an escape, or are stripped from it. */
const UNSAFE = /[%#\t\n\r]/g

/**
 * Encodes a picture as a data: address. Drawings stay text, which is shorter than base64.
 *
 * @param type Media type: `image/png`.
 */
export function pictureDataUri(content: Uint8Array, type: string): string {
  if (type === DRAWING) {
    return `data:${type},${encoded(new TextDecoder().decode(content).trim())}`
  }
  const binary = Array.from(content, (byte) => String.fromCharCode(byte)).join('')
  return `data:${type};base64,${btoa(binary)}`
}

/**
 * Encodes a document as a data: address, so that it needs no host. Leaves out the file list, which only repeats the
 * picture.
 */
export function documentDataUri({
  properties: _,
  ...document
}: Omit<MetadataDocument, 'properties'> & Partial<Pick<MetadataDocument, 'properties'>>): string {
  return `data:application/json,${encoded(JSON.stringify(document))}`
}

function encoded(text: string): string {
  return text.replace(
    UNSAFE,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}
