import { expect } from 'chai'
import { readDocument } from '../helpers/documents.ts'
import { headingsOf } from './headings.ts'
import { repositoryFiles } from './repositoryFiles.ts'

/** Matches across line breaks in comments. */
const REFERENCE = /specification[\s*/]+(\d+(?:\.\d+)?)\b/gi

function sectionsOf(path: string): Set<string> {
  return new Set(
    headingsOf(readDocument(path)).map((heading) => /^[\d.]*\d/.exec(heading)?.[0] ?? ''),
  )
}

describe('References to the specification', () => {
  it('name existing sections', () => {
    const sections = sectionsOf('docs/spec/drop.md')
    const references = repositoryFiles(['.rs', '.move', '.ts', '.tsx', '.md']).flatMap((path) =>
      [...readDocument(path).matchAll(REFERENCE)].map(([, section = '']) => ({ path, section })),
    )

    expect(references).to.not.be.empty
    expect(references.filter(({ section }) => !sections.has(section))).to.deep.equal([])
  })
})
