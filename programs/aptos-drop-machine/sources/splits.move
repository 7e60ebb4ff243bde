/// Amounts divided among recipients by percent, to the octa.
module drop_machine::splits {
    use std::error;
    use std::signer;
    use aptos_framework::aptos_account;
    use aptos_framework::aptos_coin::AptosCoin;
    use aptos_framework::coin;
    use drop_machine::receivers;

    /// There must be as many shares as recipients.
    const ELENGTHS_DIFFER: u64 = 50;
    /// A split needs at least one recipient.
    const ENO_RECIPIENTS: u64 = 51;
    /// There are too many recipients: 5 for the platform fee and 10 for the revenue are possible.
    const ETOO_MANY_RECIPIENTS: u64 = 52;
    /// The shares must be 1 at least and sum to 100.
    const EINVALID_SHARES: u64 = 53;
    /// A recipient appears twice.
    const EDUPLICATE_RECIPIENT: u64 = 54;
    /// The wallet has less APT than the items cost.
    const EINSUFFICIENT_BALANCE: u64 = 55;

    const TOTAL_SHARES: u64 = 100;

    /// One recipient's share.
    struct Share has copy, drop, store {
        recipient: address,
        /// Percent.
        share: u64
    }

    package fun new(recipients: vector<address>, shares: vector<u64>): vector<Share> {
        assert!(recipients.length() == shares.length(), error::invalid_argument(ELENGTHS_DIFFER));
        let split = vector[];
        for (i in 0..recipients.length()) {
            split.push_back(Share { recipient: recipients[i], share: shares[i] });
        };
        split
    }

    package fun of_one(recipient: address): vector<Share> {
        vector[Share { recipient, share: TOTAL_SHARES }]
    }

    package fun assert_valid(split: &vector<Share>, max_recipients: u64, collection: address) {
        let count = split.length();
        assert!(count > 0, error::invalid_argument(ENO_RECIPIENTS));
        assert!(count <= max_recipients, error::invalid_argument(ETOO_MANY_RECIPIENTS));
        let sum: u128 = 0;
        for (i in 0..count) {
            let Share { recipient, share } = split[i];
            assert!(share > 0, error::invalid_argument(EINVALID_SHARES));
            sum += (share as u128);
            receivers::assert_can_receive(recipient, collection);
            for (j in 0..i) {
                assert!(split[j].recipient != recipient, error::invalid_argument(EDUPLICATE_RECIPIENT));
            };
        };
        assert!(sum == (TOTAL_SHARES as u128), error::invalid_argument(EINVALID_SHARES));
    }

    /// An amount's parts in recipient order: each is floor(amount x share / 100), and the last
    /// recipient takes the remainder.
    package fun parts(split: &vector<Share>, amount: u64): vector<u64> {
        let left = amount;
        let last = split.length() - 1;
        let parts = vector[];
        for (i in 0..last) {
            let part = (((amount as u128) * (split[i].share as u128) / (TOTAL_SHARES as u128)) as u64);
            parts.push_back(part);
            left -= part;
        };
        parts.push_back(left);
        parts
    }

    /// Sends each recipient its part. Recipients without an account get one.
    package fun pay(split: &vector<Share>, payer: &signer, amount: u64) {
        let parts = parts(split, amount);
        for (i in 0..parts.length()) {
            if (parts[i] > 0) aptos_account::transfer(payer, split[i].recipient, parts[i]);
        };
    }

    package fun assert_can_pay(payer: &signer, amount: u64) {
        assert!(
            amount == 0 || coin::is_balance_at_least<AptosCoin>(signer::address_of(payer), amount),
            error::invalid_state(EINSUFFICIENT_BALANCE)
        );
    }
}
