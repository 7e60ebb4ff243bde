#[test_only]
module drop_machine::template_tests {
    use drop_machine::setup;
    use drop_machine::template;
    use drop_machine::texts;

    const MAX_U64: u64 = 18446744073709551615;

    #[test]
    fun it_replaces_every_placeholder() {
        assert_fills(b"{}", 7, b"7");
        assert_fills(b"Frog #{}", 10, b"Frog #10");
        assert_fills(b"{}/{}.json", 905, b"905/905.json");
        assert_fills(b"{}{}", 1, b"11");
        assert_fills(b"#{}", MAX_U64, b"#18446744073709551615");
        assert_fills(b"{}", 0, b"0");
    }

    #[test]
    fun it_keeps_all_other_characters() {
        assert_fills(b"", 7, b"");
        assert_fills(b"Frog", 7, b"Frog");
        assert_fills(b"{", 7, b"{");
        assert_fills(b"}{", 7, b"}{");
        assert_fills(b"{ }", 7, b"{ }");
        assert_fills(b"{{}}", 7, b"{7}");
        // Two UTF-8 bytes beside the placeholder.
        assert_fills(x"c3a97b7d", 7, x"c3a937");
    }

    #[test]
    fun it_allows_the_longest_templates() {
        texts::item_texts(setup::long_text(128), setup::long_text(512));
        // 108 and 20 digits; 492 and 20 digits.
        texts::item_texts(numbered(108), numbered(492));
    }

    #[test]
    #[expected_failure(abort_code = 0x10021, location = drop_machine::texts)]
    fun it_forbids_an_empty_item_name() {
        texts::item_texts(setup::text(b""), setup::text(b""));
    }

    #[test]
    #[expected_failure(abort_code = 0x10021, location = drop_machine::texts)]
    fun it_forbids_an_item_name_of_129_bytes() {
        texts::item_texts(setup::long_text(129), setup::text(b""));
    }

    #[test]
    #[expected_failure(abort_code = 0x10021, location = drop_machine::texts)]
    fun it_forbids_an_item_name_that_grows_to_129_bytes() {
        texts::item_texts(numbered(109), setup::text(b""));
    }

    #[test]
    #[expected_failure(abort_code = 0x10022, location = drop_machine::texts)]
    fun it_forbids_an_item_uri_of_513_bytes() {
        texts::item_texts(setup::text(b"Frog"), setup::long_text(513));
    }

    #[test]
    #[expected_failure(abort_code = 0x10022, location = drop_machine::texts)]
    fun it_forbids_an_item_uri_that_grows_to_513_bytes() {
        texts::item_texts(setup::text(b"Frog"), numbered(493));
    }

    fun numbered(length: u64): std::string::String {
        let text = setup::long_text(length);
        text.append_utf8(b"{}");
        text
    }

    fun assert_fills(text: vector<u8>, number: u64, filled: vector<u8>) {
        assert!(template::fill(&setup::text(text), number) == setup::text(filled));
    }
}
