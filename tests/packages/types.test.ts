import { expect } from 'chai'
import { strangersProject } from './helpers/project.ts'
import { typeErrors } from './helpers/typeErrors.ts'

describe('the types of all packages, in a strict project', () => {
  it('have no error and keep their promises, as the example of the README does', () => {
    expect(typeErrors(strangersProject())).to.deep.equal([])
  })
})
