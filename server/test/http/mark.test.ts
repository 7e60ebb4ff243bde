import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { MARK } from '../../src/http/mark.ts'

const CONSOLE = new URL('../../../app/public/favicon.svg', import.meta.url)

describe('the mark of the pages', () => {
  it('is that of the console', () => {
    const compact = (svg: string) => svg.replaceAll(/\s*\n\s*/g, '').replaceAll(' />', '/>')
    expect(MARK).to.equal(compact(readFileSync(CONSOLE, 'utf8')))
  })
})
