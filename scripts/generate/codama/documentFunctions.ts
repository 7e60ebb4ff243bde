/** Sentences for rendered functions, by the first pattern that matches their name; `$1` is what they are about. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/^get(\w+)DiscriminatorBytes$/, 'Returns the first bytes of `$1`, which mark it.'],
  [
    /^parse(Editions(?:Controls)?)Instruction$/,
    'Reads which instruction of the program `$1` some data is for, with its accounts and arguments.',
  ],
  [/^parse(\w+)Instruction$/, 'Reads accounts and arguments of the instruction `$1`.'],
  [/^identify(\w+)Instruction$/, 'Returns which instruction of the program `$1` some data is for.'],
  [/^identify(\w+)Account$/, 'Returns which account of the program `$1` some data is of.'],
  [
    /^get(\w+)InstructionDataEncoder$/,
    'Returns the encoder for arguments of the instruction `$1`.',
  ],
  [
    /^get(\w+)InstructionDataDecoder$/,
    'Returns the decoder for arguments of the instruction `$1`.',
  ],
  [/^get(\w+)InstructionDataCodec$/, 'Returns the codec for arguments of the instruction `$1`.'],
  [
    /^get(\w+)InstructionDataSerializer$/,
    'Returns the serializer for arguments of the instruction `$1`.',
  ],
  [
    /^get(\w+)InstructionAsync$/,
    'Builds the instruction `$1`, and derives the addresses that are not given.',
  ],
  [/^get(\w+)Instruction$/, 'Builds the instruction `$1`.'],
  [/^find(\w+)Pda$/, 'Derives the address of `$1` with its bump.'],
  [/^get(\w+)Seeds$/, 'Returns the seeds from which the address of `$1` is derived.'],
  [/^get(\w+)Size$/, 'Returns how many bytes an account `$1` takes.'],
  [/^get(\w+)GpaBuilder$/, 'Builds a search for accounts `$1` by their fields.'],
  [/^get(\w+)AccountDataSerializer$/, 'Returns the serializer for data of an account `$1`.'],
  [/^get(\w+)Encoder$/, 'Returns the encoder for `$1`.'],
  [/^get(\w+)Decoder$/, 'Returns the decoder for `$1`.'],
  [/^get(\w+)Codec$/, 'Returns the codec for `$1`.'],
  [/^get(\w+)Serializer$/, 'Returns the serializer for `$1`.'],
  [/^(?:decode|deserialize)(\w+)$/, 'Decodes an account `$1`.'],
  [/^fetchAllMaybe(\w+)$/, 'Reads several accounts `$1`, of which some may not exist.'],
  [/^safeFetchAll(\w+)$/, 'Reads several accounts `$1`, without those that do not exist.'],
  [/^fetchAll(\w+)$/, 'Reads several accounts `$1`; fails if one does not exist.'],
  [
    /^(?:fetchMaybe|safeFetch)(\w+)FromSeeds$/,
    'Reads the account `$1` at the address that is derived from seeds, if it exists.',
  ],
  [
    /^fetch(\w+)FromSeeds$/,
    'Reads the account `$1` at the address that is derived from seeds; fails if it does not exist.',
  ],
  [/^(?:fetchMaybe|safeFetch)(\w+)$/, 'Reads an account `$1`, if it exists.'],
  [/^fetch(\w+)$/, 'Reads an account `$1`; fails if it does not exist.'],
  [/^is(\w+)Error$/, 'True if an error is one of the program `$1`.'],
  [/^get(\w+)ErrorMessage$/, 'Returns the message for an error code of the program `$1`.'],
  [
    /^get(\w+)ErrorFromCode$/,
    'Returns the error of the program `$1` with a code, if there is one.',
  ],
  [
    /^get(\w+)ErrorFromName$/,
    'Returns the error of the program `$1` with a name, if there is one.',
  ],
  [/^create(\w+)Program$/, 'Describes the program `$1` for umi.'],
  [/^(editions\w*)Program$/, 'Returns a plugin that adds the program `$1` to a client of kit.'],
  [/^get(\w+)ProgramId$/, 'Returns the address of the program `$1` in umi.'],
  [/^get(\w+)Program$/, 'Returns the program `$1` of umi.'],
  // umi's builders are named like their instructions.
  [
    /^((?:add|claim|close|commit|initialise|lock|lower|mint|modify|remove|reveal|transfer|update)\w*)$/,
    'Builds a transaction with the instruction `$1`.',
  ],
]

/** An exported function, with the end of any comment before it. */
const FUNCTION = /(\*\/\n)?^(export (?:async )?function (\w+))/gm

/** Adds a sentence to each exported function that the renderer leaves without one. */
export function documentFunctions(code: string): string {
  return code.replace(FUNCTION, (whole, commentEnd: string | undefined, declaration, name) => {
    const sentence = commentEnd === undefined ? sentenceOf(name) : undefined
    return sentence === undefined ? whole : `/** ${sentence} */\n${declaration}`
  })
}

/** Undefined for helpers, which no entry point exports. */
function sentenceOf(name: string): string | undefined {
  const [pattern, sentence] = SENTENCES.find(([each]) => each.test(name)) ?? []
  return pattern && sentence !== undefined ? name.replace(pattern, sentence) : undefined
}
