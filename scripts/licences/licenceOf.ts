/** Licences that published code may depend on or contain, by SPDX id: all that they ask is to keep their notice. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
] as const

export type Licence = (typeof ALLOWED)[number]

/** Sentences that every copy of a licence contains, with white space as one space. */
const SENTENCES: Readonly<Record<Licence, readonly RegExp[]>> = {
  '0BSD': [
    /use, copy, modify, and\/or distribute this software for any purpose with or without fee is hereby granted\. THE/i,
  ],
  'Apache-2.0': [
    /Apache License Version 2\.0, January 2004|Licensed under the Apache License, Version 2\.0|dual licensed under MIT and Apache-2\.0/,
  ],
  'BSD-2-Clause': [
    /Redistribution and use in source and binary forms, with or without modification/,
    /Redistributions in binary form/,
  ],
  'BSD-3-Clause': [
    /Redistribution and use in source and binary forms, with or without modification/,
    /to endorse or promote products derived from this software/,
  ],
  'BlueOak-1.0.0': [/Blue Oak Model License Version 1\.0\.0/],
  'CC0-1.0': [/CC0 1\.0 Universal/],
  ISC: [
    /distribute this software for any purpose with or without fee is hereby granted, provided that/i,
  ],
  MIT: [
    /Permission is hereby granted, free of charge, to any person obtaining a copy/,
    /THE SOFTWARE IS PROVIDED ["'“]AS IS["'”]/i,
  ],
  Unlicense: [/This is free and unencumbered software released into the public domain/],
}

/** Words from licences that take something back, even beside a free licence. */
const RESTRICTED =
  /Commons Clause|Business Source License|Server Side Public License|GNU (Affero|Lesser|General|Library)|Mozilla Public License|Source Code License|non-?commercial (use|purposes) only|production use|evaluation purposes|All rights reserved\. Unauthorized/i

/** Identifies a licence by its text alone; undefined for any that is not known to be allowed. */
export function licenceOf(text: string): Licence | undefined {
  const line = text.replaceAll(/[\s*]+/g, ' ')
  if (RESTRICTED.test(line)) return undefined
  // If two licences share a sentence, the longer one comes first.
  const order: readonly Licence[] = [
    'BSD-3-Clause',
    ...ALLOWED.filter((id) => id !== 'BSD-3-Clause'),
  ]
  return order.find((id) => SENTENCES[id].every((sentence) => sentence.test(line)))
}
