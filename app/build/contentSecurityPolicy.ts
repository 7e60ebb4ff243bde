import type { Plugin } from 'vite'

/** Sources that the page may load. Each line says why it is needed; the browser refuses all others. */
const DIRECTIVES = {
  'default-src': "'none'",
  // No inline script and no eval: text from the chain can never run. No WebAssembly either, though
  // merkle trees would take it: 100,000 wallets take a second in their worker without.
  'script-src': "'self'",
  // The scroll lock of dialogs and the toasts add style elements of their own.
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self'",
  // Pictures of items and icons of wallets are wherever their makers keep them.
  'img-src': "'self' https: data: blob: http://127.0.0.1:* http://localhost:*",
  'media-src': 'https: data: blob:',
  // Item metadata may be on any https host, and a person may choose a node of their own.
  // Unencrypted, only this machine answers.
  'connect-src':
    "'self' https: wss: data: http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

/** The policy as it is written into pages; hosts may send it as a header as well. */
const POLICY = Object.entries(DIRECTIVES)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ')

/**
 * Headers that a host should send with a file of the build. Only a header can say who may frame a
 * page: nobody the console, so that no click is stolen; everybody the mint page, which is made for it.
 *
 * @param name Path of the file in the build, such as `mint/index.html`.
 */
export function headersOf(name: string): Record<string, string> {
  const isFramed = name.startsWith('mint/')
  return {
    'content-security-policy': isFramed ? POLICY : `${POLICY}; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

/** Writes the policy into built pages. The development server needs inline scripts of its own. */
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
