import type { HelpTopic } from './helpTopic.ts'

/** Help with the pages beside collections, by route. */
export const CONSOLE_TOPICS = {
  '/': {
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
  },
  '/sell': {
    title: 'Sell this picture',
    answers: [
      {
        question: 'Who gets the money?',
        answer:
          'Your wallet, with each copy that somebody mints. Nobody holds it in between, and there is no platform fee unless you ask for one.',
      },
      {
        question: 'What does it cost me?',
        answer:
          'A deposit for space on the network and a small fee, both shown before you sign. Collectors pay for their own copies.',
      },
      {
        question: 'What can I change later?',
        answer:
          'Everything but the symbol: price, number of copies, times, name and royalties. The collection’s pages have a section for each.',
      },
      {
        question: 'Where are the other options?',
        answer:
          'More has description, symbol and royalties. All options, below them, opens the whole form with what you have entered.',
      },
    ],
  },
  '/drops/$drop': {
    title: 'Drop',
    answers: [
      {
        question: 'What is shown here?',
        answer:
          'The drop as it is on chain: what is minted, at what price, and who is paid. The link at the top is the page where collectors mint.',
      },
      {
        question: 'How do I change it?',
        answer:
          'With the command: mintline phases, royalties and treasury, with the address of the drop. The console changes drops on Solana and Eclipse.',
      },
    ],
  },
  '/deploy': {
    title: 'Deploy a collection',
    answers: [
      {
        question: 'What can I change later?',
        answer:
          'Everything but the symbol. The name, the supply, the treasury, the royalties and the platform fee have their sections under Administration; the supply cannot be set below what is minted.',
      },
      {
        question: 'What is the symbol for?',
        answer:
          'It identifies the collection on its network, where each symbol exists once: first come, first served. Collectors see it in wallets.',
      },
      {
        question: 'Who gets the money?',
        answer:
          'Each mint pays the treasury, less the platform fee, in the same transaction. Nobody holds the money in between. The example sale shows who gets what.',
      },
      {
        question: 'What is the platform fee?',
        answer:
          'Part of the price that goes to up to five wallets of your choice, such as a partner or a gallery. Buyers pay nothing extra. Without one, the treasury gets the whole price.',
      },
      {
        question: 'Why does an empty wallet need rent first?',
        answer:
          'The network refuses payments that leave a wallet with less than its rent, so the first mints would fail. Send the rent along, or use a wallet that holds some.',
      },
      {
        question: 'What happens if I close the page?',
        answer:
          'Your input is kept in this browser. If part of a deployment is on chain already, deploy again with the same symbol: only the rest is sent.',
      },
    ],
  },
  '/transactions': {
    title: 'Transactions',
    answers: [
      {
        question: 'What is listed here?',
        answer:
          'Transactions that you sent from this browser on this network. Other browsers have lists of their own; an explorer shows everything of a wallet.',
      },
      {
        question: 'What does “expired” mean?',
        answer:
          'The network did not take it in time, and cannot take it any more. Nothing was paid: try again. While the network is busy, a higher priority fee helps.',
      },
      {
        question: 'What does “unknown” mean?',
        answer:
          'The page could not find out what became of it. Look it up in an explorer before you try again, so that nothing is done twice.',
      },
      {
        question: 'What if I clear the list?',
        answer: 'Only the list in this browser is gone. Nothing changes on chain.',
      },
    ],
  },
  '/settings': {
    title: 'Settings',
    answers: [
      {
        question: 'Which network should I choose?',
        answer:
          'A test network to try things, where money is free. Solana or Eclipse for the real drop. A collection exists on one network only.',
      },
      {
        question: 'What is a priority fee?',
        answer:
          'What you offer on top of the network fee so that transactions are taken sooner. It matters while many others send. The cap keeps it from growing without limit.',
      },
      {
        question: 'When do I need a custom RPC?',
        answer:
          'When the public one is slow or limits you. Providers give you a URL of your own. It sees your wallet and everything you do, so use one that you trust.',
      },
      {
        question: 'Are settings shared with my team?',
        answer: 'No. They are stored in this browser, and apply to it alone.',
      },
    ],
  },
} satisfies Readonly<Record<string, HelpTopic>>
