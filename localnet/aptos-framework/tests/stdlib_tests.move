#[test_only]
module aptos_framework::stdlib_tests {
    use std::hash;
    use std::option;
    use std::string;
    use std::vector;
    use aptos_framework::timestamp;
    use aptos_std::aptos_hash;
    use aptos_std::comparator;
    use aptos_std::smart_table;
    use aptos_std::table;

    struct Tables has key {
        plain: table::Table<address, u64>,
        smart: smart_table::SmartTable<u64, bool>
    }

    #[test]
    fun vectors() {
        let numbers = vector[3, 1, 2];
        vector::insert(&mut numbers, 1, 9);
        assert!(numbers == vector[3, 9, 1, 2], 0);
        assert!(vector::remove(&mut numbers, 0) == 3 && numbers == vector[9, 1, 2], 1);
        vector::reverse(&mut numbers);
        assert!(numbers == vector[2, 1, 9], 2);
        vector::append(&mut numbers, vector[4, 5]);
        assert!(vector::slice(&numbers, 1, 4) == vector[1, 9, 4], 3);
        assert!(vector::trim(&mut numbers, 3) == vector[4, 5] && numbers == vector[2, 1, 9], 4);
        assert!(vector::map(numbers, |n| n + 1) == vector[3, 2, 10], 5);
        assert!(vector::fold(numbers, 0, |sum, n| sum + n) == 12, 6);
        assert!(vector::filter(numbers, |n| *n > 1) == vector[2, 9], 7);
        assert!(vector::any(&numbers, |n| *n == 9) && !vector::all(&numbers, |n| *n == 9), 8);
        let (found, at) = vector::index_of(&numbers, &9);
        assert!(found && at == 2, 9);
    }

    #[test]
    #[expected_failure(abort_code = 0x20000, location = std::vector)]
    fun removing_beyond_the_end_aborts() {
        vector::remove(&mut vector[1], 1);
    }

    #[test]
    #[expected_failure(abort_code = 0x40001, location = std::option)]
    fun nothing_cannot_be_taken_out_of_an_empty_option() {
        option::destroy_some(option::none<u64>());
    }

    #[test]
    #[expected_failure(abort_code = 1, location = std::string)]
    fun text_is_utf8() {
        string::utf8(x"ff");
    }

    #[test]
    fun digests() {
        assert!(
            hash::sha3_256(b"")
                == x"a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
            0
        );
        assert!(
            aptos_hash::keccak256(b"")
                == x"c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
            1
        );
    }

    #[test]
    fun order() {
        assert!(comparator::is_smaller_than(&comparator::compare_u8_vector(b"ab", b"b")), 0);
        assert!(comparator::is_smaller_than(&comparator::compare_u8_vector(b"a", b"ab")), 1);
        assert!(comparator::is_equal(&comparator::compare_u8_vector(b"ab", b"ab")), 2);
        assert!(comparator::is_greater_than(&comparator::compare_u8_vector(b"b", b"ab")), 3);
    }

    #[test(account = @0xa)]
    fun tables(account: &signer) {
        let plain = table::new();
        table::add(&mut plain, @0xb, 5);
        table::upsert(&mut plain, @0xb, 6);
        *table::borrow_mut_with_default(&mut plain, @0xc, 1) = 2;
        assert!(*table::borrow(&plain, @0xb) == 6, 0);
        assert!(*table::borrow_with_default(&plain, @0xd, &7) == 7, 1);
        assert!(table::remove(&mut plain, @0xc) == 2 && !table::contains(&plain, @0xc), 2);
        let smart = smart_table::new();
        smart_table::add(&mut smart, 1, true);
        assert!(smart_table::length(&smart) == 1, 3);
        move_to(account, Tables { plain, smart });
    }

    #[test(framework = @aptos_framework)]
    fun time_goes_on(framework: &signer) {
        timestamp::set_time_has_started_for_testing(framework);
        timestamp::update_global_time_for_test_secs(10);
        timestamp::fast_forward_seconds(5);
        assert!(timestamp::now_seconds() == 15 && timestamp::now_microseconds() == 15000000, 0);
    }

    #[test(framework = @aptos_framework)]
    #[expected_failure(abort_code = 0x10002, location = aptos_framework::timestamp)]
    fun time_does_not_go_back(framework: &signer) {
        timestamp::set_time_has_started_for_testing(framework);
        timestamp::update_global_time_for_test_secs(10);
        timestamp::update_global_time_for_test_secs(9);
    }
}
