// Uses the client that oapi-codegen makes.
package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"strconv"
	"strings"

	"cms/client"
)

func main() {
	origin, password, word := os.Args[1], os.Args[2], strings.ToLower(rand.Text())
	ctx := context.Background()
	authorization := ""
	api, err := cms.NewClientWithResponses(origin, cms.WithRequestEditorFn(
		func(_ context.Context, request *http.Request) error {
			if authorization != "" {
				request.Header.Set("Authorization", authorization)
			}
			return nil
		}))
	must(err)
	tokens, err := api.LoginWithResponse(ctx, cms.LoginRequest{Username: "admin", Password: password})
	must(err)
	authorization = "Bearer " + tokens.JSON200.Data.AccessToken
	fmt.Println("signed in")

	var price float64
	for _, name := range []string{"Mug", "Cup", "Jug"} {
		key := name + "-" + word
		product := cms.ProductCreate{Name: name + " " + word, Price: 1234567.8912}
		created, err := api.CreateProductWithResponse(ctx, &cms.CreateProductParams{IdempotencyKey: &key}, product)
		must(err)
		price = created.JSON201.Data.Price
	}
	fmt.Println("price", strconv.FormatFloat(price, 'f', -1, 64))

	names, pages, limit, sort := []string{}, 0, int32(2), cms.PRODUCTNAMEASC
	query := &cms.ListProductsParams{Limit: &limit, Q: &word, Sort: &sort}
	for pages == 0 || query.Cursor != nil {
		page, err := api.ListProductsWithResponse(ctx, query)
		must(err)
		for _, product := range page.JSON200.Data {
			names = append(names, strings.Fields(product.Name)[0])
		}
		pages++
		query.Cursor = nil
		if cursor := page.HTTPResponse.Header.Get("X-Next-Cursor"); cursor != "" {
			query.Cursor = &cursor
		}
	}
	fmt.Println("products", strings.Join(names, ", "), "on", pages, "pages")

	user := cms.UserCreate{Username: word, Password: rand.Text(), Role: "editor"}
	created, err := api.CreateUserWithResponse(ctx, nil, user)
	must(err)
	fmt.Println("user", created.JSON201.Data.Username == word)

	file, err := os.ReadFile(os.Args[3])
	must(err)
	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	part, err := writer.CreateFormFile("file", "picture.png")
	must(err)
	_, err = part.Write(file)
	must(err)
	must(writer.Close())
	uploaded, err := api.CreateMediaWithBodyWithResponse(ctx, nil, writer.FormDataContentType(), &form)
	must(err)
	stored, err := api.GetMediaWithResponse(ctx, uploaded.JSON201.Data.Id, nil)
	must(err)
	response, err := http.Get(origin + *stored.JSON200.Data.OriginalUrl)
	must(err)
	original, err := io.ReadAll(response.Body)
	must(err)
	fmt.Println("file", bytes.Equal(original, file))

	refusal, err := api.CreateProductWithResponse(ctx, nil, cms.ProductCreate{Name: " ", Price: 1})
	must(err)
	told := refusal.JSON422
	fmt.Println("refused", refusal.StatusCode(), told.Data.Code, told.Message)
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
