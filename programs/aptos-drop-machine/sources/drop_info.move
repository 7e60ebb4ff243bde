/// A drop as collectors see it: the fields in specification 3.2.
module drop_machine::drop_info {
    use aptos_token_objects::royalty;
    use drop_machine::fees;
    use drop_machine::ownership;
    use drop_machine::phase_info::{Self, PhaseInfo};
    use drop_machine::revenue;
    use drop_machine::royalties;
    use drop_machine::splits::Share;
    use drop_machine::supply;

    struct DropInfo has copy, drop {
        total_minted: u64,
        /// 0 = no limit.
        total_supply: u64,
        /// Octas per item if the fee is flat, else basis points of its price.
        platform_fee: u64,
        is_fee_flat: bool,
        fee_split: vector<Share>,
        /// All phases by start time.
        phases: vector<PhaseInfo>,
        revenue_split: vector<Share>,
        collection_owner: address,
        royalty_points_numerator: u64,
        royalty_points_denominator: u64,
        royalty_payee_address: address
    }

    package fun for_minter(collection: address, minter: address): DropInfo {
        let royalty = royalties::royalty(collection);
        DropInfo {
            total_minted: supply::total_minted(collection),
            total_supply: supply::total_supply(collection),
            platform_fee: fees::platform_fee(collection),
            is_fee_flat: fees::is_fee_flat(collection),
            fee_split: fees::fee_split(collection),
            phases: phase_info::all_for_minter(collection, minter),
            revenue_split: revenue::revenue_split(collection),
            collection_owner: ownership::owner(collection),
            royalty_points_numerator: royalty::numerator(&royalty),
            royalty_points_denominator: royalty::denominator(&royalty),
            royalty_payee_address: royalty::payee_address(&royalty)
        }
    }
}
