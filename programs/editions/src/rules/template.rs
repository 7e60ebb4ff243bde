use {crate::EditionsError, anchor_lang::prelude::*};

const PLACEHOLDER: &str = "{}";

/// Maximum number of placeholders in one text, so that a filled text stays near its limit.
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

/// Replaces every `{}` with the item's number; all other characters stay, including single braces.
pub fn fill_template(template: &str, is_template: bool, number: u64) -> String {
    if !is_template {
        return template.into();
    }
    let mut digits = itoa::Buffer::new();
    let digits = digits.format(number);
    let mut text = String::with_capacity(template.len().saturating_add(digits.len()));
    let mut rest = template;
    while let Some((before, after)) = split_at_placeholder(rest) {
        text.push_str(before);
        text.push_str(digits);
        rest = after;
    }
    text.push_str(rest);
    text
}

/// A cheap search: `str::split_once` prepares one that costs more than a short text is worth.
fn split_at_placeholder(text: &str) -> Option<(&str, &str)> {
    let start = text
        .as_bytes()
        .windows(PLACEHOLDER.len())
        .position(|window| matches!(window, [b'{', b'}']))?;
    let (before, rest) = text.split_at_checked(start)?;
    Some((before, rest.strip_prefix(PLACEHOLDER)?))
}

#[cfg(test)]
mod tests {
    use {super::*, proptest::prelude::*};

    fn fill(template: &str, number: u64) -> String {
        fill_template(template, template.contains("{}"), number)
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
