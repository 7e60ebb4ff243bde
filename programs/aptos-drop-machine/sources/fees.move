/// The platform fee, deducted from each item's price.
module drop_machine::fees {
    use std::error;
    use aptos_framework::object::ObjectGroup;
    use drop_machine::events;
    use drop_machine::splits::{Self, Share};

    /// A percentage fee cannot be more than 10,000 basis points.
    const EFEE_ABOVE_100_PERCENT: u64 = 60;
    /// The flat platform fee is more than the price of a phase.
    const EFEE_EXCEEDS_PRICE: u64 = 61;

    const BASIS_POINTS: u64 = 10_000;
    const MAX_FEE_RECIPIENTS: u64 = 5;

    #[resource_group_member(group = ObjectGroup)]
    struct PlatformFee has key {
        /// Octas per item if the fee is flat, else basis points of its price.
        platform_fee: u64,
        is_fee_flat: bool,
        fee_split: vector<Share>
    }

    package fun create(collection: &signer, platform_fee: u64, recipient: address) {
        move_to(
            collection,
            PlatformFee { platform_fee, is_fee_flat: false, fee_split: splits::of_one(recipient) }
        );
    }

    package fun platform_fee(collection: address): u64 acquires PlatformFee {
        PlatformFee[collection].platform_fee
    }

    package fun is_fee_flat(collection: address): bool acquires PlatformFee {
        PlatformFee[collection].is_fee_flat
    }

    package fun fee_split(collection: address): vector<Share> acquires PlatformFee {
        PlatformFee[collection].fee_split
    }

    package fun set(
        collection: address, platform_fee: u64, is_fee_flat: bool, fee_split: vector<Share>
    ) acquires PlatformFee {
        let fee = &mut PlatformFee[collection];
        fee.platform_fee = platform_fee;
        fee.is_fee_flat = is_fee_flat;
        fee.fee_split = fee_split;
        events::platform_fee_set(collection, platform_fee, is_fee_flat, fee_split);
    }

    /// Fee in one item's price: flat, or floor(price x basis points / 10,000).
    package fun fee_in(collection: address, price: u64): u64 acquires PlatformFee {
        let fee = &PlatformFee[collection];
        if (fee.is_fee_flat) {
            fee.platform_fee
        } else {
            (((price as u128) * (fee.platform_fee as u128) / (BASIS_POINTS as u128)) as u64)
        }
    }

    /// Checks the fee by itself, and against the prices in phases that have not ended.
    package fun check_invariant(collection: address, prices: vector<u64>) acquires PlatformFee {
        let fee = &PlatformFee[collection];
        splits::assert_valid(&fee.fee_split, MAX_FEE_RECIPIENTS, collection);
        if (fee.is_fee_flat) {
            assert!(
                prices.all(|price| fee.platform_fee <= *price),
                error::invalid_argument(EFEE_EXCEEDS_PRICE)
            );
        } else {
            assert!(fee.platform_fee <= BASIS_POINTS, error::invalid_argument(EFEE_ABOVE_100_PERCENT));
        };
    }
}
