import { CoreError } from '@mintline/core'
import { testTexts } from '../../../core/test/conformance/testTexts.ts'
import { checkFields } from '../../src/plans/problems/metadataFields.ts'
import { collectProblems, type Problems } from '../../src/plans/problems/problems.ts'
import { checkName, checkSymbol, checkUri } from '../../src/plans/problems/texts.ts'

/** Throws the first problem as the error that forms and plans show. */
function thrown(check: (problems: Problems) => void, text: string): void {
  const [problem] = collectProblems(check)
  if (!problem) return
  throw problem.code === 'TEXT_INVALID'
    ? new CoreError('TEXT_INVALID', { text })
    : new Error(problem.message)
}

describe('texts in Solana collections', () => {
  const checks = { symbol: checkSymbol, name: checkName, uri: checkUri }
  for (const [name, check] of Object.entries(checks)) {
    testTexts(`a ${name}`, (text) => thrown((problems) => check(problems, 'text', text), text))
  }

  testTexts("a metadata field's key", (field) =>
    thrown((problems) => checkFields(problems, 'extraMeta', [{ field, value: '' }]), field),
  )
  testTexts("a metadata field's value", (value) =>
    thrown((problems) => checkFields(problems, 'extraMeta', [{ field: 'k', value }]), value),
  )
})
