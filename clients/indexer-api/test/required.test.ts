import { describedCalls } from '../../../scripts/generate-api-clients/conformance/describedCalls.ts'
import { testMandatory } from '../../../scripts/generate-api-clients/conformance/testMandatory.ts'
import * as client from '../src/index.ts'

const calls = describedCalls(new URL('../openapi.json', import.meta.url))

testMandatory({ client, calls, count: 84 })
