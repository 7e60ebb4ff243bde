import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { ROOT, readDocument } from '../helpers/documents.ts'
import { anchorsOf, prose } from './headings.ts'
import { repositoryFiles } from './repositoryFiles.ts'

const LINK = /\]\(([^)\s]+)\)/g
const ON_THE_WEB = /^(https?|mailto):/
/** A file path in the repository, without patterns and placeholders. */
const NAMED_FILE =
  /`((?:app|clients|docs|examples|localnet|migrations|programs|scripts|server|tests)\/[\w./-]+\.\w+)`/g

function isThere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(`${ROOT}${target}`)) return false
  return anchor === undefined || anchorsOf(readDocument(target)).has(anchor)
}

describe('Documents of the repository', () => {
  it('link to files and headings that exist', () => {
    const broken = repositoryFiles(['.md']).flatMap((document) =>
      [...prose(readDocument(document)).matchAll(LINK)]
        .map(([, link = '']) => link)
        .filter((link) => !ON_THE_WEB.test(link) && !isThere(document, link))
        .map((link) => `${document}: ${link}`),
    )
    expect(broken).to.deep.equal([])
  })

  it('name files that exist', () => {
    const missing = repositoryFiles(['.md']).flatMap((document) =>
      [...readDocument(document).matchAll(NAMED_FILE)]
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(`${ROOT}${path}`))
        .map((path) => `${document}: ${path}`),
    )
    expect(missing).to.deep.equal([])
  })
})
