import type { HelpTopic } from '../helpTopic.ts'

export const COLLECTIONS: HelpTopic = {
  title: 'Collections',
  answers: [
    {
      question: 'What is a collection?',
      answer:
        'Numbered items under one symbol, with the phases in which they can be minted, the wallets that are paid, and the royalties. All of it is on chain: this console only shows and changes it.',
    },
    {
      question: 'Why is my collection not here?',
      answer:
        'This page lists what the connected wallet owns on the chosen network. Check both at the top of the page. Any other collection opens by its symbol or address below the list.',
    },
    {
      question: 'What does a drop cost me?',
      answer:
        'Rent, which is locked for space on chain, and network fees. You see both before you sign anything. Collectors pay the rent of the items that they mint.',
    },
    {
      question: 'Can I try it without real money?',
      answer:
        'Yes: choose a test network at the top of the page, such as Solana Devnet. Its money is free, and everything works as on the real network.',
    },
  ],
}
