import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { Visit } from './visit.ts'

/** Monitor for effects of untrusted texts on a page. */
export interface Watch {
  /** Expects that nothing ran, nothing opened, no text became markup, and links lead to allowed places. */
  expectCalm: () => Promise<void>
}

/** Starts monitoring a visit, before its next page is loaded. */
export async function watch({ page, context }: Visit, origin: string): Promise<Watch> {
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('download', (download) => opened.push(`download: ${download.url()}`))
  context.on('page', (other) => opened.push(`page: ${other.url()}`))
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith(origin)) {
      opened.push(`frame: ${frame.url()}`)
    }
  })
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations?.push(`${violatedDirective}: ${blockedURI}`),
    )
  })
  return {
    expectCalm: async () => {
      expect(opened, 'what opened by itself').to.deep.equal([])
      const found = await lookAround(page)
      expect(found.ran, 'whether a script of somebody else ran').to.equal(undefined)
      expect(found.polluted, 'whether all objects have a new property').to.equal(undefined)
      expect(found.violations, 'what the policy had to stop').to.deep.equal([])
      expect(found.markup, 'texts that became elements').to.deep.equal([])
      expect(found.links, 'links that lead elsewhere').to.deep.equal([])
    },
  }
}

function lookAround(page: Page) {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('[data-hostile], iframe, object, embed, base')]
    const inline = [...document.scripts].filter(({ src }) => src === '')
    const links = [...document.querySelectorAll('[href], [action], [formaction]')].filter(
      (element) => {
        const address = element.getAttribute('href') ?? element.getAttribute('action') ?? ''
        const { protocol, origin } = new URL(address, document.baseURI)
        const isOutside = origin !== location.origin
        const isSafe = !isOutside || element.getAttribute('rel')?.includes('noopener') === true
        return !/^(https?|blob):$/.test(protocol) || (element.tagName === 'A' && !isSafe)
      },
    )
    return {
      ran: window.__ran,
      polluted: Reflect.get({}, 'polluted'),
      violations: window.violations ?? [],
      markup: [...elements, ...inline].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      links: links.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    }
  })
}

declare global {
  interface Window {
    /** Set by every script that untrusted texts try to run. */
    __ran?: unknown
    violations?: string[]
  }
}
