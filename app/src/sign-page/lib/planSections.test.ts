import { expect, it } from 'vitest'
import { planSections } from './planSections.ts'

it('reads changes as the command prints them', () => {
  const details = [
    'collection:',
    '  royalties  5% -> 7%',
    '  treasury   0xa -> 0xb -> 0xc',
    'new phase 1 Everybody:',
    '  price      0.1 ETH',
    '  opens at once',
  ].join('\n')
  expect(planSections(details)).toEqual([
    {
      title: 'collection',
      lines: [
        { label: 'royalties', before: '5%', value: '7%' },
        // A value that has an arrow itself stays whole after the first one.
        { label: 'treasury', before: '0xa', value: '0xb -> 0xc' },
      ],
    },
    {
      title: 'new phase 1 Everybody',
      lines: [
        { label: 'price', before: undefined, value: '0.1 ETH' },
        { label: 'opens at once', before: undefined, value: '' },
      ],
    },
  ])
})

it('loses no line without a heading, and has no section without a line', () => {
  expect(planSections('')).toEqual([])
  expect(planSections('price  1 APT')).toEqual([
    { title: '', lines: [{ label: 'price', before: undefined, value: '1 APT' }] },
  ])
})
