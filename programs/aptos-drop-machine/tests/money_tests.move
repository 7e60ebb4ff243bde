#[test_only]
/// Fees and revenue, to the octa.
module drop_machine::money_tests {
    use aptos_framework::account;
    use aptos_framework::event;
    use aptos_framework::timestamp;
    use drop_machine::administration;
    use drop_machine::drop_machine_v2;
    use drop_machine::events::{ItemsMinted, PlatformFeeSet, RevenueSplitSet};
    use drop_machine::expected;
    use drop_machine::setup;
    use drop_machine::splits;

    const OWNER: address = @0xa11ce;
    const MINTER: address = @0xb0b;

    struct FeeSet has drop {
        collection: address,
        platform_fee: u64,
        is_fee_flat: bool,
        fee_split: vector<expected::Share>
    }

    struct RevenueSet has drop {
        collection: address,
        revenue_split: vector<expected::Share>
    }

    #[test]
    fun it_charges_the_price_and_pays_fee_and_revenue() {
        let drop = setup::drop();

        let items = setup::mint(MINTER, drop, 2);

        assert!(setup::balance(MINTER) == setup::funds() - 2_000);
        assert!(setup::balance(@platform_fee_recipient) == 60);
        assert!(setup::balance(OWNER) == 1_940);
        expected::same(
            &event::emitted_events<ItemsMinted>(),
            &vector[expected::items_minted(drop, 1, MINTER, 1, items, 2_000, 60)]
        );
    }

    #[test]
    fun a_fee_is_rounded_down_for_each_item() {
        let drop = setup::drop();
        // 3 percent of 99 octas are 2.97.
        setup::set_public_terms(drop, 99, 0, 0);

        setup::mint(MINTER, drop, 3);

        assert!(setup::balance(@platform_fee_recipient) == 6);
        assert!(setup::balance(OWNER) == 291);
    }

    #[test]
    fun three_mints_cost_what_one_of_three_items_costs() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 99, 0, 0);

        for (i in 0..3) setup::mint(MINTER, drop, 1);

        assert!(setup::balance(@platform_fee_recipient) == 6);
        assert!(setup::balance(OWNER) == 291);
    }

    #[test]
    fun a_flat_fee_is_paid_for_each_item() {
        let drop = setup::drop();
        set_fee(drop, 150, true, vector[@0xf1], vector[100]);

        setup::mint(MINTER, drop, 3);

        assert!(setup::balance(@0xf1) == 450);
        assert!(setup::balance(@platform_fee_recipient) == 0);
        assert!(setup::balance(OWNER) == 2_550);
    }

    #[test]
    fun a_flat_fee_may_be_the_whole_price() {
        let drop = setup::drop();
        set_fee(drop, 1_000, true, vector[@0xf1], vector[100]);

        setup::mint(MINTER, drop, 1);

        assert!(setup::balance(@0xf1) == 1_000);
        assert!(setup::balance(OWNER) == 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x1003d, location = drop_machine::fees)]
    fun it_forbids_a_flat_fee_above_the_price() {
        set_fee(setup::drop(), 1_001, true, vector[@0xf1], vector[100]);
    }

    #[test]
    #[expected_failure(abort_code = 0x1003d, location = drop_machine::fees)]
    fun it_forbids_a_phase_below_the_flat_fee() {
        let drop = setup::drop();
        set_fee(drop, 1_000, true, vector[@0xf1], vector[100]);

        setup::add_public_phase(drop, setup::start() + 10, 999);
    }

    #[test]
    fun a_phase_that_has_ended_does_not_bound_the_flat_fee() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 10, 0, 0);
        setup::add_public_phase(drop, setup::start() + 10, 1_000);
        timestamp::fast_forward_seconds(10);

        set_fee(drop, 500, true, vector[@0xf1], vector[100]);
        setup::mint(MINTER, drop, 1);

        assert!(setup::balance(@0xf1) == 500);
    }

    #[test]
    #[expected_failure(abort_code = 0x1003d, location = drop_machine::fees)]
    fun it_forbids_to_remove_a_phase_that_hides_one_below_the_flat_fee() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 10, 0, 0);
        setup::add_public_phase(drop, setup::start() + 10, 1_000);
        timestamp::fast_forward_seconds(10);
        set_fee(drop, 500, true, vector[@0xf1], vector[100]);

        administration::remove_phase(&setup::owner(), drop, 2);
    }

    #[test]
    fun a_percentage_may_be_the_whole_price() {
        let drop = setup::drop();
        set_fee(drop, 10_000, false, vector[@0xf1], vector[100]);

        setup::mint(MINTER, drop, 1);

        assert!(setup::balance(@0xf1) == 1_000);
        assert!(setup::balance(OWNER) == 0);
    }

    #[test]
    #[expected_failure(abort_code = 0x1003c, location = drop_machine::fees)]
    fun it_forbids_a_percentage_above_the_whole_price() {
        set_fee(setup::drop(), 10_001, false, vector[@0xf1], vector[100]);
    }

    #[test]
    fun a_fee_of_zero_pays_nobody() {
        let drop = setup::drop();
        set_fee(drop, 0, false, vector[@0xf1], vector[100]);

        setup::mint(MINTER, drop, 1);

        assert!(!account::exists_at(@0xf1));
        assert!(setup::balance(OWNER) == 1_000);
    }

    #[test]
    fun the_last_recipient_takes_what_is_left() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 101, 0, 0);
        set_fee(drop, 101, true, vector[@0xf1, @0xf2, @0xf3], vector[33, 33, 34]);

        setup::mint(MINTER, drop, 1);

        // 33 percent of 101 octas are 33.33.
        assert!(setup::balance(@0xf1) == 33);
        assert!(setup::balance(@0xf2) == 33);
        assert!(setup::balance(@0xf3) == 35);
    }

    #[test]
    fun ten_recipients_share_the_revenue() {
        let drop = setup::drop();
        let recipients = recipients(10);
        administration::set_revenue_split(
            &setup::owner(), drop, recipients, vector[10, 10, 10, 10, 10, 10, 10, 10, 10, 10]
        );

        setup::mint(MINTER, drop, 1);

        // A tenth of 970 octas.
        recipients.for_each(|recipient| assert!(setup::balance(recipient) == 97));
        assert!(setup::balance(OWNER) == 0);
    }

    #[test]
    fun parts_always_sum_to_the_amount() {
        let split = splits::new(recipients(3), vector[1, 98, 1]);
        vector[0, 1, 2, 50, 99, 100, 101, 12345, 18446744073709551615].for_each(|amount| {
            let sum: u128 = 0;
            splits::parts(&split, amount).for_each(|part| sum += (part as u128));
            assert!(sum == (amount as u128));
        });
        assert!(splits::parts(&split, 99) == vector[0, 97, 2]);
        assert!(
            splits::parts(&split, 18446744073709551615)
                == vector[184467440737095516, 18077809192235360582, 184467440737095517]
        );
    }

    #[test]
    fun the_largest_price_is_divided_without_loss() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 18446744073709551615 - setup::funds(), 0, 0);
        setup::fund(@0xcafe, 18446744073709551615 - setup::funds());

        setup::mint(@0xcafe, drop, 1);

        assert!(setup::balance(@0xcafe) == 0);
        assert!(
            setup::balance(OWNER) + setup::balance(@platform_fee_recipient)
                == 18446744073709551615 - setup::funds()
        );
    }

    #[test]
    fun a_free_mint_pays_nobody_and_needs_no_coins() {
        let drop = setup::drop();
        setup::set_public_terms(drop, 0, 0, 0);

        drop_machine_v2::mint(&setup::stranger(), drop, 1, 0);

        assert!(setup::balance(OWNER) == 0);
        assert!(!account::exists_at(@platform_fee_recipient));
    }

    #[test]
    fun a_recipient_without_an_account_gets_one() {
        let drop = setup::drop();
        administration::set_revenue_split(&setup::owner(), drop, vector[@0xbeef], vector[100]);
        assert!(!account::exists_at(@0xbeef));

        setup::mint(MINTER, drop, 1);

        assert!(setup::balance(@0xbeef) == 970);
    }

    #[test]
    fun a_minter_may_be_a_recipient() {
        let drop = setup::drop();
        administration::set_revenue_split(&setup::owner(), drop, vector[MINTER], vector[100]);

        setup::mint(MINTER, drop, 1);

        assert!(setup::balance(MINTER) == setup::funds() - 30);
    }

    #[test]
    fun it_says_what_was_set() {
        let drop = setup::drop();

        set_fee(drop, 7, true, vector[@0xf1, @0xf2], vector[60, 40]);
        administration::set_revenue_split(&setup::owner(), drop, vector[@0xf3], vector[100]);

        expected::same(
            &event::emitted_events<PlatformFeeSet>(),
            &vector[
                FeeSet {
                    collection: drop,
                    platform_fee: 7,
                    is_fee_flat: true,
                    fee_split: vector[expected::share(@0xf1, 60), expected::share(@0xf2, 40)]
                }
            ]
        );
        expected::same(
            &event::emitted_events<RevenueSplitSet>(),
            &vector[RevenueSet { collection: drop, revenue_split: vector[expected::share(@0xf3, 100)] }]
        );
    }

    #[test]
    fun it_allows_five_recipients_of_the_fee() {
        let drop = setup::drop();
        set_fee(drop, 100, true, recipients(5), vector[20, 20, 20, 20, 20]);

        setup::mint(MINTER, drop, 1);

        recipients(5).for_each(|recipient| assert!(setup::balance(recipient) == 20));
    }

    #[test]
    #[expected_failure(abort_code = 0x10034, location = drop_machine::splits)]
    fun it_forbids_six_recipients_of_the_fee() {
        set_fee(setup::drop(), 100, true, recipients(6), vector[20, 20, 20, 20, 10, 10]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10034, location = drop_machine::splits)]
    fun it_forbids_eleven_recipients_of_the_revenue() {
        set_revenue(recipients(11), vector[10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 5]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10033, location = drop_machine::splits)]
    fun it_forbids_a_split_without_recipients() {
        set_revenue(vector[], vector[]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10032, location = drop_machine::splits)]
    fun it_forbids_recipients_without_shares() {
        set_revenue(recipients(2), vector[100]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10035, location = drop_machine::splits)]
    fun it_forbids_shares_of_99() {
        set_revenue(recipients(2), vector[50, 49]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10035, location = drop_machine::splits)]
    fun it_forbids_shares_of_101() {
        set_revenue(recipients(2), vector[50, 51]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10035, location = drop_machine::splits)]
    fun it_forbids_a_share_of_zero() {
        set_revenue(recipients(2), vector[100, 0]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10035, location = drop_machine::splits)]
    fun it_forbids_shares_whose_sum_wraps_around() {
        set_revenue(recipients(2), vector[18446744073709551615, 101]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10036, location = drop_machine::splits)]
    fun it_forbids_a_recipient_twice() {
        set_revenue(vector[@0xf1, @0xf2, @0xf1], vector[50, 25, 25]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10028, location = drop_machine::receivers)]
    fun it_forbids_the_zero_address() {
        set_revenue(vector[@0x0], vector[100]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10028, location = drop_machine::receivers)]
    fun it_forbids_the_last_reserved_address() {
        set_revenue(vector[@0xf], vector[100]);
    }

    #[test]
    fun it_allows_the_first_address_that_is_not_reserved() {
        set_revenue(vector[@0x10, @0x10f], vector[50, 50]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10029, location = drop_machine::receivers)]
    fun it_forbids_the_collection_as_recipient() {
        let drop = setup::drop();

        administration::set_revenue_split(&setup::owner(), drop, vector[drop], vector[100]);
    }

    #[test]
    #[expected_failure(abort_code = 0x10029, location = drop_machine::receivers)]
    fun it_forbids_the_machine_as_recipient() {
        let drop = setup::drop();

        set_fee(drop, 1, true, vector[expected::machine_of(drop)], vector[100]);
    }

    fun set_fee(
        drop: address, platform_fee: u64, is_fee_flat: bool, recipients: vector<address>, shares: vector<u64>
    ) {
        administration::set_platform_fee(
            &setup::owner(), drop, platform_fee, is_fee_flat, recipients, shares
        );
    }

    fun set_revenue(recipients: vector<address>, shares: vector<u64>) {
        administration::set_revenue_split(&setup::owner(), setup::drop(), recipients, shares);
    }

    fun recipients(count: u64): vector<address> {
        vector[@0xf1, @0xf2, @0xf3, @0xf4, @0xf5, @0xf6, @0xf7, @0xf8, @0xf9, @0xfa, @0xfb].slice(0, count)
    }
}
