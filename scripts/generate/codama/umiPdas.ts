import {
  assertIsNode,
  type ConstantPdaSeedNode,
  isNode,
  type PdaNode,
  type ProgramNode,
  pascalCase,
  type VariablePdaSeedNode,
} from 'codama'

/** PDAs without a rendered umi function, which only account types with the same name get. */
export function loosePdasOf(program: ProgramNode): PdaNode[] {
  const accountNames = new Set(program.accounts.map((account) => account.name))
  return program.pdas.filter((pda) => !accountNames.has(pda.name))
}

/** A module with a `find<Name>Pda` for each PDA, in the renderer's style. */
export function umiPdasModule(program: ProgramNode, pdas: readonly PdaNode[]): string {
  const functions = pdas.map((pda) => umiPdaFunction(program, pda))
  const serializers = ['publicKey as publicKeySerializer', 'string', 'u32', 'u64'].filter((name) =>
    functions.some((code) => code.includes(`${name.split(' ').at(-1)}(`)),
  )
  return `import { type Context, type Pda, type PublicKey, publicKey } from '@metaplex-foundation/umi'
import { ${serializers.join(', ')} } from '@metaplex-foundation/umi/serializers'

${functions.join('\n\n')}
`
}

function umiPdaFunction(program: ProgramNode, pda: PdaNode): string {
  const variables = pda.seeds.flatMap((seed) => (isNode(seed, 'variablePdaSeedNode') ? [seed] : []))
  const seeds = pda.seeds.map((seed) => {
    assertIsNode(seed, ['constantPdaSeedNode', 'variablePdaSeedNode'])
    return isNode(seed, 'constantPdaSeedNode') ? constantSeed(seed) : variableSeed(seed)
  })
  const programId = pda.programId
    ? `publicKey('${pda.programId}')`
    : `context.programs.getPublicKey('${program.name}', '${program.publicKey}')`
  return `/** ${pda.docs?.join(' ')} */
export function find${pascalCase(pda.name)}Pda(
  context: Pick<Context, 'eddsa' | 'programs'>,
  seeds: {
${variables.map((seed) => `    /** ${seed.docs?.join(' ')} */\n    ${seed.name}: ${seedType(seed)}`).join('\n')}
  },
): Pda {
  return context.eddsa.findPda(${programId}, [
${seeds.map((seed) => `    ${seed},`).join('\n')}
  ])
}`
}

function constantSeed({ value }: ConstantPdaSeedNode): string {
  assertIsNode(value, ['stringValueNode', 'publicKeyValueNode'])
  return isNode(value, 'stringValueNode')
    ? `string({ size: 'variable' }).serialize('${value.string}')`
    : `publicKeySerializer().serialize(publicKey('${value.publicKey}'))`
}

function variableSeed(seed: VariablePdaSeedNode): string {
  return `${seedSerializer(seed)}.serialize(seeds.${seed.name})`
}

function seedSerializer({ type }: VariablePdaSeedNode): string {
  assertIsNode(type, ['publicKeyTypeNode', 'stringTypeNode', 'numberTypeNode'])
  if (isNode(type, 'numberTypeNode')) return `${type.format}()`
  return isNode(type, 'stringTypeNode') ? "string({ size: 'variable' })" : 'publicKeySerializer()'
}

function seedType({ type }: VariablePdaSeedNode): string {
  assertIsNode(type, ['publicKeyTypeNode', 'stringTypeNode', 'numberTypeNode'])
  if (isNode(type, 'numberTypeNode')) return type.format === 'u64' ? 'number | bigint' : 'number'
  return isNode(type, 'stringTypeNode') ? 'string' : 'PublicKey'
}
