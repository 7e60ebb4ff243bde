import { createReadStream, existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { mediaTypeOf } from '@mintline/assets/documents'
import type { ShareAnswer, ShareHost } from '@mintline/assets/sharing'
import { headersOf } from './contentSecurityPolicy.ts'
import { type ConfigSource, configText } from './servedConfig.ts'
import { storeUpload } from './storeUpload.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Path prefix for uploaded files. */
const STORED = 'files/'

/** Path prefix for share pages. */
const SHARED = 'share/'

/** A build and how it is served. */
export interface ServeOptions {
  /** The build's folder, absolute. */
  folder: string
  /** Configuration served beside the pages. */
  config: ConfigSource
  /**
   * Folder for uploaded pictures and documents, absolute: served below `files/`, where this server's pages store more.
   * Default: none.
   */
  files?: string
  /** Answers requests below `share/`. Default: the build has the pages, if any. */
  share?: ShareHost | undefined
  /** Path on the host; starts and ends with a slash. Default: `/`. */
  path?: string
  /** 0 = any free port. */
  port: number
}

/** The served pages. */
export interface ServedBuild {
  /** Ends with a slash. */
  url: string
  close: () => Promise<void>
}

/**
 * Serves a build on this machine only, as a plain host would, with the headers that a host should send, and gzipped for
 * clients that accept it.
 *
 * @throws EADDRINUSE if another process listens on the port
 */
export async function serveBuild({
  folder,
  config,
  files,
  share,
  path = '/',
  port,
}: ServeOptions): Promise<ServedBuild> {
  const server = createServer((request, response) => {
    const pathname = pathOf(request.url)
    const name = pageName(pathname.slice(path.length))
    const file = normalize(join(folder, name))
    if (!pathname.startsWith(path)) {
      response.writeHead(404).end()
    } else if (files !== undefined && name.startsWith(STORED)) {
      const stored = { folder: files, name: name.slice(STORED.length) }
      if (request.method === 'PUT') answerUpload(response, storeUpload({ ...stored, request }))
      else serveStored(response, stored)
    } else if (share !== undefined && name.startsWith(SHARED)) {
      const site = `http://127.0.0.1:${request.socket.localPort}${path}`
      answerShare(response, share(pathname.slice(path.length + SHARED.length), site))
    } else if (name === 'mintline.json') {
      void configText(config).then((text) => {
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        response.end(text)
      })
    } else if (file.startsWith(folder + sep) && isFile(file)) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      const headers = { ...headersOf(name), 'content-type': type, vary: 'accept-encoding' }
      if (acceptsGzip(request.headers['accept-encoding'])) {
        gzipped(file).then(
          (bytes) => response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(bytes),
          () => response.destroy(),
        )
      } else {
        response.writeHead(200, headers)
        // A client may disconnect early, which is no failure.
        pipeline(createReadStream(file), response, () => {})
      }
    } else {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const taken = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${taken}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns a request's path; empty for an invalid address: anybody who can reach the port may send anything. */
function pathOf(asked = ''): string {
  const url = `http://127.0.0.1${asked}`
  return URL.canParse(url) ? new URL(url).pathname : ''
}

/** Returns true if an `accept-encoding` header names gzip and does not refuse it with a weight of 0. */
function acceptsGzip(header: string | string[] | undefined = ''): boolean {
  return String(header)
    .split(',')
    .some((encoding) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(encoding))
}

/** Maps a folder to the page in it. */
function pageName(name: string): string {
  return name === '' || name.endsWith('/') ? `${name}index.html` : name
}

/** Gzipped files by path, and what their sources were like. */
const compressed = new Map<string, { version: string; bytes: Promise<Buffer> }>()

/** Gzips a file, once for as long as it stays unchanged: each page loads a megabyte. */
async function gzipped(file: string): Promise<Buffer> {
  const { mtimeMs, size } = statSync(file)
  const version = `${mtimeMs} ${size}`
  const known = compressed.get(file)
  if (known?.version === version) return known.bytes
  const bytes = readFile(file).then((source) => promisify(gzip)(source))
  compressed.set(file, { version, bytes })
  bytes.catch(() => compressed.delete(file))
  return bytes
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** Answers an upload with its status, and drops the rest of a refused request. */
function answerUpload(response: ServerResponse, upload: Promise<number>): void {
  const answer = (status: number) => {
    const isRefused = status >= 400
    response.writeHead(status, isRefused ? { connection: 'close' } : {}).end()
  }
  upload.then(answer, () => answer(500))
}

/** Sends a share page or a card; 503 if the drop cannot be read. */
function answerShare(response: ServerResponse, answer: Promise<ShareAnswer>): void {
  answer.then(
    ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    () => response.writeHead(503, { 'retry-after': '5' }).end(),
  )
}

/** Serves an uploaded file, which any page may read, and which runs no scripts if it is opened. */
function serveStored(
  response: ServerResponse,
  { folder, name }: { folder: string; name: string },
): void {
  const file = normalize(join(folder, decoded(name)))
  if (!file.startsWith(folder + sep) || !isFile(file)) {
    response.writeHead(404, { 'access-control-allow-origin': '*' }).end()
    return
  }
  const type = mediaTypeOf(file)?.type ?? TYPES[extname(file)] ?? 'application/octet-stream'
  response.writeHead(200, {
    'content-type': type,
    'access-control-allow-origin': '*',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  })
  pipeline(createReadStream(file), response, () => {})
}

/** Decodes a name; empty if the encoding is invalid. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}
