import { CoreReadError } from '../../errors/coreReadError.ts'
import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import { aptosPath } from '../formats/aptos.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'

/** An Aptos function: `address::module::function`. Normal form: the address in its normal form. */
export type AptosFunctionAddress = Branded<'AptosFunctionAddress'>

/** Parts of an Aptos function address. */
export interface AptosFunctionAddressParts {
  /** Address of the account that published the module, in normal form. */
  readonly resource: string
  /** Starts with a letter or underscore. */
  readonly moduleName: string
  /** Starts with a letter or underscore. */
  readonly functionName: string
}

const identifier = defineCompositeIdentifier<AptosFunctionAddress, AptosFunctionAddressParts>({
  read: (value) => {
    const [resource, moduleName, functionName] = aptosPath(value, 2) ?? []
    return resource && moduleName && functionName
      ? { resource, moduleName, functionName }
      : undefined
  },
  write: ({ resource, moduleName, functionName }) =>
    [resource, moduleName, functionName].join('::'),
  errorFor: (value) => new CoreReadError('INVALID_APTOS_FUNCTION_ADDRESS', { value }),
})

/** Returns true if the text is an Aptos function address. */
export const isAptosFunctionAddress: Guard<AptosFunctionAddress> = identifier.is

/**
 * Asserts that the text is an Aptos function address.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS`
 */
export const assertIsAptosFunctionAddress: Assertion<AptosFunctionAddress> = identifier.assertIs

/**
 * Returns an Aptos function address in normal form.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS` if the text is not valid
 */
export const aptosFunctionAddress: Coercion<AptosFunctionAddress> = identifier.coerce

/**
 * Parses an Aptos function address into parts in normal form.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS` if the text is not valid
 */
export const parseAptosFunctionAddress = identifier.parse

/**
 * Formats an Aptos function address in normal form from its parts.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS` if the parts are not valid
 */
export const formatAptosFunctionAddress = identifier.format
