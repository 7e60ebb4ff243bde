import {
  Deserializer,
  EntryFunction,
  generateViewFunctionPayloadWithABI,
  Hex,
  type MoveFunction,
  type MoveFunctionId,
  parseTypeTag,
  Serializer,
  type TypeTag,
  TypeTagStruct,
  TypeTagVector,
} from '@aptos-labs/ts-sdk'
import { type AptosChain, ViewFailure } from '../chain/chain.ts'
import { typeText } from '../vm/addressText.ts'
import { aptosJson } from '../vm/aptosJson.ts'
import { moduleAbi } from '../vm/moduleAbis.ts'
import { withTypeArguments } from '../vm/typeArguments.ts'
import { ApiError, invalidInput } from './apiError.ts'
import { assertLatest } from './context.ts'
import { type ApiRequest, jsonOf, parseAddress } from './request.ts'
import type { Route } from './router.ts'

const BCS_VIEW = 'application/x.aptos.view_function+bcs'

/** The VM's code number for an abort. */
const ABORTED = 4016

/** Calls view functions. */
export function viewRoutes(chain: AptosChain): Route[] {
  return [
    {
      method: 'POST',
      path: '/v1/view',
      answer: (request) => {
        assertLatest(chain, request)
        const call = request.contentType.includes(BCS_VIEW)
          ? bcsCall(request)
          : jsonCall(chain, request)
        return { json: view(chain, call) }
      },
    },
  ]
}

function view(chain: AptosChain, call: EntryFunction): unknown[] {
  const known = viewFunction(chain, call)
  const typeArguments = call.type_args.map((type) => typeText(type.toString()))
  const types = known.return.map((type) => withTypeArguments(type, typeArguments))
  const out = new Serializer()
  call.serialize(out)
  const values = run(chain, out.toUint8Array())
  const list = types.length === 1 ? [values] : (values as unknown[])
  return types.map((type, index) => aptosJson(chain.state, type, list[index]))
}

function run(chain: AptosChain, call: Uint8Array): unknown {
  try {
    const json = chain.view(call)
    return json === '' ? [] : JSON.parse(json)
  } catch (error) {
    if (!(error instanceof ViewFailure)) throw error
    const code = error.message.startsWith('Move abort') ? ABORTED : undefined
    const message = `Failed to execute function: ${error.message}`
    throw new ApiError(400, 'invalid_input', message, code)
  }
}

function viewFunction(
  chain: AptosChain,
  { module_name: { address, name }, function_name }: EntryFunction,
): MoveFunction {
  const module = typeText(`${address}::${name.identifier}`)
  const abi = moduleAbi(chain.state, address, name.identifier)
  if (!abi) throw new ApiError(404, 'module_not_found', `Module not found: ${module}`)
  const found = abi.exposed_functions.find(({ name }) => name === function_name.identifier)
  const id = `${module}::${function_name.identifier}`
  if (!found) throw invalidInput(`could not find entry function by '${id}'`)
  if (!found.is_view) throw invalidInput(`'${id}' is not a view function`)
  return found
}

function bcsCall({ body }: ApiRequest): EntryFunction {
  try {
    return EntryFunction.deserialize(new Deserializer(body))
  } catch {
    throw invalidInput('Failed to deserialize input into ViewRequest')
  }
}

function jsonCall(chain: AptosChain, request: ApiRequest): EntryFunction {
  const { function: id, type_arguments: types = [], arguments: args = [] } = jsonOf(request)
  const [address = '', module = '', name = ''] = String(id).split('::')
  const account = parseAddress(address)
  const called = EntryFunction.build(
    `${account.toString()}::${module}` as `${string}::${string}`,
    name,
    [],
    [],
  )
  const { generic_type_params, params, return: returns } = viewFunction(chain, called)
  const parse = (type: string) => parseTypeTag(type, { allowGenerics: true })
  const parameters = params.map(parse)
  try {
    return generateViewFunctionPayloadWithABI({
      function: `${account.toString()}::${module}::${name}` as MoveFunctionId,
      typeArguments: types as string[],
      functionArguments: (args as unknown[]).map((value, index) =>
        argumentOf(parameters[index], value),
      ) as string[],
      abi: {
        typeParameters: generic_type_params,
        parameters,
        returnTypes: returns.map(parse),
      },
    })
  } catch (error) {
    throw invalidInput(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Converts an argument: a node takes bytes as hex, but the SDK takes a string for its characters. A node takes an
 * option as a list in `vec`, the SDK as its value.
 */
function argumentOf(type: TypeTag | undefined, value: unknown): unknown {
  if (type instanceof TypeTagStruct && type.isOption()) {
    const values: unknown = Object(value).vec
    const [argument] = type.value.typeArgs
    return Array.isArray(values) && values.length > 0 ? argumentOf(argument, values[0]) : undefined
  }
  if (!(type instanceof TypeTagVector)) return value
  if (type.value.isU8()) return Hex.fromHexInput(String(value)).toUint8Array()
  return Array.isArray(value) ? value.map((each) => argumentOf(type.value, each)) : value
}
