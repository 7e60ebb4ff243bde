import { CoreReadError } from '../../errors/coreReadError.ts'
import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import { aptosPath } from '../formats/aptos.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'

/** A module on Aptos: `address::module`. Normal form: the address in its own. */
export type AptosModuleAddress = Branded<'AptosModuleAddress'>

/** Parts of an Aptos module address. */
export interface AptosModuleAddressParts {
  /** Address of the account that published the module, in its normal form. */
  readonly resource: string
  /** Starts with a letter or underscore. */
  readonly moduleName: string
}

const identifier = defineCompositeIdentifier<AptosModuleAddress, AptosModuleAddressParts>({
  read: (value) => {
    const [resource, moduleName] = aptosPath(value, 1) ?? []
    return resource && moduleName ? { resource, moduleName } : undefined
  },
  write: ({ resource, moduleName }) => [resource, moduleName].join('::'),
  errorFor: (value) => new CoreReadError('INVALID_APTOS_MODULE_ADDRESS', { value }),
})

/** True if a text is an Aptos module address. */
export const isAptosModuleAddress: Guard<AptosModuleAddress> = identifier.is

/**
 * Asserts that a text is an Aptos module address.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS`
 */
export const assertIsAptosModuleAddress: Assertion<AptosModuleAddress> = identifier.assertIs

/**
 * An Aptos module address in its normal form.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS` when the text is not valid
 */
export const aptosModuleAddress: Coercion<AptosModuleAddress> = identifier.coerce

/**
 * The parts of an Aptos module address, in their normal forms.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS` when the text is not valid
 */
export const parseAptosModuleAddress = identifier.parse

/**
 * The Aptos module address made of these parts, in its normal form.
 *
 * @throws `INVALID_APTOS_MODULE_ADDRESS` when they do not make one
 */
export const formatAptosModuleAddress = identifier.format
