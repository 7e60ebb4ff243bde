use {crate::EditionsError, anchor_lang::prelude::*};

const PLACEHOLDER: &str = "{}";

/// Maximum placeholder count per text, so that a filled text stays near its limit.
const MAX_PLACEHOLDERS: usize = 4;

/// True if the text has a placeholder for the item's number; refuses more than four.
pub fn check_template(text: &str) -> Result<bool> {
    let placeholders = text
        .as_bytes()
        .windows(PLACEHOLDER.len())
        .filter(|window| matches!(window, [b'{', b'}']))
        .count();
    require!(
        placeholders <= MAX_PLACEHOLDERS,
        EditionsError::TooManyPlaceholders
    );
    Ok(placeholders > 0)
}

/// Appends a text, replacing every `{}` with the item's number if it is a template; all other
/// characters stay, including single braces.
pub fn fill_template(text: &mut Vec<u8>, template: &[u8], is_template: bool, number: u64) {
    if !is_template {
        return text.extend_from_slice(template);
    }
    let mut digits = itoa::Buffer::new();
    let digits = digits.format(number).as_bytes();
    let mut rest = template;
    while let Some((before, after)) = split_at_placeholder(rest) {
        text.extend_from_slice(before);
        text.extend_from_slice(digits);
        rest = after;
    }
    text.extend_from_slice(rest);
}

/// The parts before and after the first placeholder.
fn split_at_placeholder(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let start = text
        .windows(PLACEHOLDER.len())
        .position(|window| matches!(window, [b'{', b'}']))?;
    let (before, rest) = text.split_at_checked(start)?;
    Some((before, rest.strip_prefix(PLACEHOLDER.as_bytes())?))
}

#[cfg(test)]
mod tests {
    use {super::*, proptest::prelude::*};

    fn fill(template: &str, number: u64) -> String {
        let mut text = Vec::new();
        let is_template = template.contains("{}");
        fill_template(&mut text, template.as_bytes(), is_template, number);
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn only_the_placeholder_is_replaced() {
        assert_eq!(fill("Item #{}", 1), "Item #1");
        assert_eq!(fill("a {b} {}", 7), "a {b} 7");
        assert_eq!(fill(r#"data:{"n":"{}"}"#, 7), r#"data:{"n":"7"}"#);
        assert_eq!(fill("{}/{}.json", 12), "12/12.json");
        assert_eq!(fill("{{}}", 3), "{3}");
        assert_eq!(fill("plain }{", 3), "plain }{");
        assert_eq!(fill("", 3), "");
        assert_eq!(fill("{}", u64::MAX), u64::MAX.to_string());
    }

    #[test]
    fn a_template_has_at_most_four_places() {
        assert_eq!(check_template("plain }{"), Ok(false));
        assert_eq!(check_template("{}"), Ok(true));
        assert_eq!(check_template("{}{}{}/{}"), Ok(true));
        assert_eq!(
            check_template("{}{}{}/{}/{}"),
            Err(EditionsError::TooManyPlaceholders.into())
        );
    }

    proptest! {
        #[test]
        fn agrees_with_replace(template in "[a{}é ]{0,64}", number: u64) {
            prop_assert_eq!(fill(&template, number), template.replace("{}", &number.to_string()));
        }
    }
}
