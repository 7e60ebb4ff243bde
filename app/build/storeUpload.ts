import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { extensionOf, mediaTypeOf } from '@mintline/assets/documents'
import { ifExists, replaceFile } from '@mintline/core/files'

/** Maximum bytes in a file: 32 MiB. */
export const MAX_UPLOAD_BYTES = 32 * 1_024 * 1_024

/** A request to store a file. */
export interface UploadRequest {
  /** Folder for uploaded files, absolute. */
  folder: string
  /** The file's path in the folder, as sent. */
  name: string
  request: IncomingMessage
}

/** A file's or folder's content id, version 1 in base32. */
const CONTENT_ID = '(baf[ky][a-z2-7]{55})'
/** `<content id>.png` for pictures, `<content id>/edition.json` for a folder's one document. */
const PICTURE = new RegExp(`^${CONTENT_ID}\\.[a-z]+$`)
const DOCUMENT = new RegExp(`^${CONTENT_ID}/[a-z]+\\.json$`)
/** `<content id>` for all documents in a folder at once, as JSON: an object with their texts by name. */
const FOLDER = new RegExp(`^${CONTENT_ID}$`)
/** A document's name in such a folder: a wallet's, or the manifest's. */
const FILE_IN_FOLDER = /^[A-Za-z0-9]{1,80}\.json$/

const STORED = 201
const ALREADY_THERE = 204
const FORBIDDEN = 403
const TOO_LARGE = 413
const OTHER_TYPE = 415
const OTHER_CONTENT = 422

/**
 * Stores a picture, a document or a folder under its content id, for this server's own page. Stored files are never overwritten,
 * and a file appears whole or not at all.
 *
 * @returns HTTP status: 201, 204 if the file was there, or the refusal.
 * @throws FILE_NOT_WRITABLE, errors from reading, or from a request that ends early.
 */
export async function storeUpload({ folder, name, request }: UploadRequest): Promise<number> {
  if (!isFromOwnPage(request)) return FORBIDDEN
  const [, cid] = PICTURE.exec(name) ?? DOCUMENT.exec(name) ?? FOLDER.exec(name) ?? []
  if (cid === undefined || !hasKnownType(name)) return OTHER_TYPE
  if (Number(request.headers['content-length']) > MAX_UPLOAD_BYTES) return TOO_LARGE
  // Without ending the request, or the client would not receive the refusal.
  const body = request.iterator({ destroyOnReturn: false })
  const content = await readAtMost(body, MAX_UPLOAD_BYTES)
  if (content === undefined) return TOO_LARGE
  if (FOLDER.test(name)) return storeFolder(join(folder, name), { cid, content })
  if ((await contentIdFor(name, content)) !== cid) return OTHER_CONTENT
  const path = join(folder, name)
  if (await isThere(path, content)) return ALREADY_THERE
  await replaceFile(path, content, { flush: true, makeFolder: true })
  return STORED
}

/** Stores a folder's documents if they have its content id; returns the HTTP status. */
async function storeFolder(
  path: string,
  { cid, content }: { cid: string; content: Buffer },
): Promise<number> {
  const { contentIdOf, folderIdOf } = await import('@mintline/assets')
  const files = filesIn(content).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
  const entries: { name: string; content: Awaited<ReturnType<typeof contentIdOf>> }[] = []
  for (const { name, bytes } of files) entries.push({ name, content: await contentIdOf(bytes) })
  if (files.length === 0 || (await folderIdOf(entries)).cid !== cid) return OTHER_CONTENT
  let status = ALREADY_THERE
  for (const { name, bytes } of files) {
    const file = join(path, name)
    if (await isThere(file, bytes)) continue
    await replaceFile(file, bytes, { makeFolder: true })
    status = STORED
  }
  return status
}

/** Reads the documents sent for a folder; empty = the body has none, or other things too. */
function filesIn(content: Buffer): (readonly [name: string, text: string])[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(content.toString('utf8'))
  } catch {
    return []
  }
  if (typeof parsed !== 'object' || parsed === null) return []
  const files = Object.entries(parsed)
  const isFile = ([name, text]: [string, unknown]) =>
    FILE_IN_FOLDER.test(name) && typeof text === 'string'
  return files.every(isFile) ? files : []
}

/**
 * Returns true for requests from this server's own pages. The host is checked because any name may be made to lead to
 * this machine, and browsers state which page sends a request.
 */
function isFromOwnPage({ headers, socket }: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': site = 'same-origin' } = headers
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`)
  return hosts.some((own) => host === own && origin === `http://${own}`) && site === 'same-origin'
}

function hasKnownType(name: string): boolean {
  if (DOCUMENT.test(name) || FOLDER.test(name)) return true
  return mediaTypeOf(name)?.category === 'image'
}

/** Reads a body; undefined as soon as it exceeds the limit, and the rest is never read. */
async function readAtMost(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Computes the content id that a file has under its name: its own, or that of a folder with nothing else in it. */
async function contentIdFor(name: string, content: Uint8Array): Promise<string> {
  // Loaded with the first upload: `npm start` is quicker without it.
  const { contentIdOf, folderIdOf } = await import('@mintline/assets')
  const id = await contentIdOf(content)
  if (extensionOf(name) !== '.json') return id.cid
  const [, file = ''] = name.split('/')
  return (await folderIdOf([{ name: file, content: id }])).cid
}

/** Returns false if another program has damaged the file: it is then rewritten. */
async function isThere(path: string, content: Uint8Array): Promise<boolean> {
  const there = await ifExists(readFile(path))
  return there?.equals(content) ?? false
}
