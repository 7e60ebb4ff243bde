import { CoreReadError } from '../../errors/coreReadError.ts'
import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import { aptosPath } from '../formats/aptos.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'

/** A function on Aptos: `address::module::function`. Normal form: the address in its own. */
export type AptosFunctionAddress = Branded<'AptosFunctionAddress'>

/** Parts of an Aptos function address. */
export interface AptosFunctionAddressParts {
  /** Address of the account that published the module, in its normal form. */
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

/** True if a text is an Aptos function address. */
export const isAptosFunctionAddress: Guard<AptosFunctionAddress> = identifier.is

/**
 * Asserts that a text is an Aptos function address.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS`
 */
export const assertIsAptosFunctionAddress: Assertion<AptosFunctionAddress> = identifier.assertIs

/**
 * An Aptos function address in its normal form.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS` when the text is not valid
 */
export const aptosFunctionAddress: Coercion<AptosFunctionAddress> = identifier.coerce

/**
 * The parts of an Aptos function address, in their normal forms.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS` when the text is not valid
 */
export const parseAptosFunctionAddress = identifier.parse

/**
 * The Aptos function address made of these parts, in its normal form.
 *
 * @throws `INVALID_APTOS_FUNCTION_ADDRESS` when they do not make one
 */
export const formatAptosFunctionAddress = identifier.format
