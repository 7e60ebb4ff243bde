import type { HelpTopic } from '../helpTopic.ts'

export const DEPLOY: HelpTopic = {
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
}
