import { expect } from 'chai'
import { strangersProject } from './helpers/project.ts'
import { typeErrors } from './helpers/typeErrors.ts'

describe('the types of all packages, in a strict project', () => {
  it('have no errors and pass their assertions, like the examples in READMEs', () => {
    expect(typeErrors(strangersProject(), 'typescript')).to.deep.equal([])
  })
})
