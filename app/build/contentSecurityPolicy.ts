import type { Plugin } from 'vite'

/** Sources that the page may load. Each line explains why it is needed; the browser refuses all others. */
const DIRECTIVES = {
  'default-src': "'none'",
  // No inline script and no eval: text from the chain can never run. No WebAssembly either, though
  // merkle trees would take it: 100,000 wallets take a second in their worker without.
  'script-src': "'self'",
  // Dialogs' scroll lock and the toasts add their own style elements.
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self'",
  // Item pictures and wallet icons may be anywhere.
  'img-src': "'self' https: data: blob: http://127.0.0.1:* http://localhost:*",
  'media-src': 'https: data: blob: http://127.0.0.1:* http://localhost:*',
  // Item metadata may be on any https host, and people may choose their own node. Unencrypted, only this machine
  // answers.
  'connect-src':
    "'self' https: wss: data: http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** The policy as written into pages; hosts may also send it as a header. */
const POLICY = Object.entries(DIRECTIVES)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ')

/**
 * Returns the headers that a host should send with a file from the build. Only a header can decide who may frame a
 * page: nobody the console, so that no click is stolen; everybody the mint page, which is made for it.
 *
 * @param name The file's path in the build, such as `mint/index.html`.
 */
export function headersOf(name: string): Record<string, string> {
  const isFramed = name.startsWith('mint/')
  return {
    'content-security-policy': isFramed ? POLICY : `${POLICY}; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

/** Writes the policy into built pages. The development server needs its own inline scripts. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'mintline:content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}
